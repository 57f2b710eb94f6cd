/* The line of a lesson: to the server while there is a network, else to the course that this browser keeps. */
import { Line, type LineState, type Listener } from "../socket";
import type { FromBrowser, LessonPack, ToBrowser } from "../wire";
import { dropAnswer, HandingIn, keepAnswer, openStep, waitingFor } from "./kept";
import { loadPack, PackedLesson } from "./packed";

export class LessonLine {
  private readonly line: Line;
  private packed: PackedLesson | null = null;
  private state: LineState = "connecting";
  /** The newest frames of the server, while the page does without it. */
  private held: ToBrowser[] = [];
  private handing: HandingIn | null = null;
  private asked = false;
  /** How the server last left the step. */
  private standing = "open";

  constructor(
    public path: string,
    token: string,
    private readonly listener: Listener,
    private readonly course: string,
    private readonly step: number,
    /** Tells whether the page does without the server, and whether it has what it needs for that. */
    private readonly alone: (how: "" | "packed" | "nothing") => void,
  ) {
    this.line = new Line(path, token, {
      onFrame: (frame) => this.hear(frame),
      onLine: (state) => this.lineIs(state),
      onSlow: (milliseconds) => listener.onSlow(milliseconds),
    });
  }

  open(): void {
    openStep(this.course, this.step);
    this.line.open();
  }

  end(): void {
    openStep("", 0);
    this.line.end();
  }

  send(frame: FromBrowser): boolean {
    const { packed } = this;
    if (!packed) return this.line.send(frame);
    if (frame.type === "learn" && frame.what === "again" && this.state === "on" && this.held.length > 0) {
      this.giveBack();
      return this.line.send(frame);
    }
    if (frame.type === "do") void packed.act(frame).then((frames) => this.tell(frames));
    else if (frame.type === "learn") void packed.learn(frame).then((frames) => this.tell(frames));
    return true;
  }

  private tell(frames: readonly ToBrowser[]): void {
    frames.forEach((frame) => this.listener.onFrame(frame));
  }

  private lineIs(state: LineState): void {
    this.state = state;
    if (state === "on") {
      this.held = [];
      const waits = waitingFor(this.course, this.step);
      this.handing = waits ? new HandingIn(waits.deeds, (frame) => this.line.send(frame)) : null;
    }
    this.listener.onLine(state);
    if (state === "off" && !this.packed && !this.asked) {
      this.asked = true;
      void loadPack(this.course).then((pack) => this.without(pack));
    }
  }

  /** No line: the kept course answers, from the step's beginning. */
  private without(pack: LessonPack | null): void {
    this.asked = false;
    if (this.state === "on" || this.state === "ended") return;
    const step = pack?.steps[this.step - 1];
    // A step that is done has nothing more to ask.
    if (this.standing === "right" || this.standing === "shown") return this.alone("packed");
    if (!step) return this.alone("nothing");
    this.packed = new PackedLesson(step, (deeds, lesson) => keepAnswer(lesson, deeds));
    this.alone("packed");
    this.tell(this.packed.frames());
  }

  /** The server has the word again. */
  private giveBack(): void {
    this.packed = null;
    this.alone("");
  }

  private hear(frame: ToBrowser): void {
    if (this.handing) {
      if (this.packed) this.giveBack();
      if (this.handing.hear(frame)) {
        dropAnswer(this.course, this.step);
        this.handing = null;
      }
    } else if (this.packed?.untouched && frame.type === "table") this.giveBack();
    if (frame.type === "lesson") this.standing = frame.standing;
    if (!this.packed) return this.listener.onFrame(frame);
    if (frame.type === "table" || frame.type === "lesson") this.held.push(frame);
  }
}
