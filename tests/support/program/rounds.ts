/** How often a property or a race is repeated: `short` by default, `full` with FULL=1. */
export function rounds(short: number, full: number): number {
  return process.env.FULL === '1' ? full : short
}
