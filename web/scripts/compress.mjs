/* Puts smaller forms beside the files that were built, so that the server compresses nothing. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const folder = join(import.meta.dirname, "../../src/goalsetter/server/web/assets");
for (const name of readdirSync(folder).filter((file) => /\.(js|css)$/.test(file))) {
  const text = readFileSync(join(folder, name));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
}
