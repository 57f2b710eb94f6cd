/* Requests about accounts: the session is in a cookie that no script reads. */
import { RequestFault } from "../api";
import type {
  ChildPage,
  ClassPage,
  DoorList,
  Fault,
  HallKey,
  LinkMade,
  LinkNotice,
  LinkUse,
  Me,
  NewAssignment,
  Order,
  RosterCheck,
  RosterText,
  SchoolPage,
  SessionList,
  WorkList,
} from "../wire";
import { spoken } from "../words";

async function send(path: string, method: string, body?: unknown): Promise<Response> {
  const answer = await fetch(path, {
    method,
    headers: { "accept-language": spoken(), ...(body !== undefined && { "content-type": "application/json" }) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (answer.ok) return answer;
  const fault = (await answer.json().catch(() => null)) as Partial<Fault> | null;
  throw new RequestFault(fault?.code ?? String(answer.status), fault?.sentence ?? answer.statusText);
}

async function ask<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const answer = await send(path, method, body);
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

const group = (id: string): string => `/api/classes/${encodeURIComponent(id)}`;
const child = (id: string): string => `/api/children/${encodeURIComponent(id)}`;
const school = (id: string): string => `/api/schools/${encodeURIComponent(id)}`;

export const calls = {
  me: () => ask<Me>("/api/me"),
  byCard: (key: string, own: boolean) => ask<Me>("/api/me/card", "POST", { key, own }),
  byWords: (classCode: string, nickname: string, words: string, own: boolean) =>
    ask<Me>("/api/me/words", "POST", { classCode, nickname, words, own }),
  byPassword: (login: string, password: string) => ask<Me>("/api/me/password", "POST", { login, password }),
  signOut: () => ask<undefined>("/api/me", "DELETE"),
  room: () => ask<HallKey>("/api/me/room", "POST"),
  sessions: () => ask<SessionList>("/api/me/sessions"),
  endSession: (id: string) => ask<undefined>(`/api/me/sessions/${encodeURIComponent(id)}`, "DELETE"),
  door: (code: string) => ask<DoorList>(`/api/doors/${encodeURIComponent(code)}`),
  link: (key: string) => ask<LinkNotice>("/api/links", "POST", { key }),
  useLink: (wanted: LinkUse) => ask<Me>("/api/links/use", "POST", wanted),
  school: (id: string) => ask<SchoolPage>(school(id)),
  invite: (id: string, post: string) => ask<LinkMade>(`${school(id)}/invitations`, "POST", { post }),
  recover: (id: string, person: string) => ask<LinkMade>(`${school(id)}/people/${person}/recovery`, "POST"),
  makeClass: (id: string, name: string) => ask<ClassPage>("/api/classes", "POST", { school: id, name }),
  group: (id: string) => ask<ClassPage>(group(id)),
  change: (id: string, wanted: { name?: string; archived?: boolean }) => ask<ClassPage>(group(id), "PUT", wanted),
  deleteClass: (id: string) => ask<undefined>(group(id), "DELETE"),
  roster: (id: string, wanted: RosterText) => ask<RosterCheck>(`${group(id)}/children`, "POST", wanted),
  cards: async (id: string, children: string[]): Promise<Blob> =>
    (await send(`${group(id)}/cards`, "POST", { children })).blob(),
  setDoor: (id: string, open: boolean) => ask<ClassPage>(`${group(id)}/door`, "PUT", { open }),
  openRoom: (id: string, order: Order) => ask<HallKey>(`${group(id)}/room`, "POST", order),
  classRoom: (id: string) => ask<HallKey>(`${group(id)}/room`),
  closeRoom: (id: string) => ask<undefined>(`${group(id)}/room`, "DELETE"),
  move: (id: string, children: string[], to: string) => ask<ClassPage>(`${group(id)}/moves`, "POST", { children, to }),
  nameCoach: (id: string, login: string) => ask<undefined>(`${group(id)}/coaches`, "POST", { login }),
  assignments: (id: string) => ask<WorkList>(`${group(id)}/assignments`),
  assign: (id: string, wanted: NewAssignment) => ask<WorkList>(`${group(id)}/assignments`, "POST", wanted),
  dropAssignment: (id: string, assignment: string) =>
    ask<undefined>(`${group(id)}/assignments/${encodeURIComponent(assignment)}`, "DELETE"),
  work: () => ask<WorkList>("/api/me/work"),
  exportClass: (id: string): string => `${group(id)}/export.csv`,
  child: (id: string) => ask<ChildPage>(child(id)),
  changeChild: (id: string, wanted: { nickname?: string; name?: string }) => ask<undefined>(child(id), "PUT", wanted),
  nameGuardian: (id: string, login: string, instead: boolean) =>
    ask<undefined>(`${child(id)}/guardians`, "POST", { login, instead }),
  exportChild: (id: string): string => `${child(id)}/export.json`,
  erase: (id: string) => ask<undefined>(child(id), "DELETE"),
};
