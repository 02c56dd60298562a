import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

let running = 0
const waiting: (() => void)[] = []

/** Counts the loads and actions that React Router runs. `useNavigation` reports them with the next render only. */
export const countLoads: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
  running++
  try {
    return await next()
  } finally {
    running--
    if (running === 0) for (const resolve of waiting.splice(0)) resolve()
  }
}

export const isLoading = () => running > 0

/** Resolves when nothing is loaded. */
export async function loadsEnded(): Promise<void> {
  if (isLoading()) await new Promise<void>(resolve => waiting.push(resolve))
}
