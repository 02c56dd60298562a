import { buildIfNeeded } from '#server/build.ts'

/** The pages are built before anything serves them, so that no two programs build at once. */
export default function setup(): Promise<void> {
  return buildIfNeeded(text => process.stderr.write(`${text}\n`))
}
