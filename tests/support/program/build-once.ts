import { buildIfNeeded } from '#server/build.ts'

/** Builds before the tests start, so that no two programs build at once. */
export default function setup(): Promise<void> {
  return buildIfNeeded(text => process.stderr.write(`${text}\n`))
}
