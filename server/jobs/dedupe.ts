// A job that was done and could not be put away comes back. What it did does not happen twice while this program lives.
import type { Task } from 'graphile-worker'

const REMEMBERED = 10_000

export function createDedupe(): (task: (payload: unknown) => Promise<void>) => Task {
  const done = new Set<string>()
  return task =>
    async (payload, { job }) => {
      if (done.has(job.id)) return
      await task(payload)
      done.add(job.id)
      const [oldest] = done
      if (oldest && done.size > REMEMBERED) done.delete(oldest)
    }
}
