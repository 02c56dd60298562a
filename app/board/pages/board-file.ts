// The board as one file for spreadsheets: every row names its part.
import { servicesContext } from '#app/services.ts'
import { stretchFrom } from '#board/domain/stretch.ts'
import { boardRows } from '#board/wording/board-file.ts'
import { csvText } from '#platform/documents/csv.ts'
import type { Route } from './+types/board-file'
import { findBoard } from './board.server.ts'

export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext)
  const days = stretchFrom(url.searchParams.get('dias'))
  const board = await findBoard(services, { days, isEveryCity: true, isWhole: true, now: services.now() })
  const { from, through } = board.days
  return new Response(csvText(boardRows(board)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="tablero-${from}-${through}.csv"`,
      'cache-control': 'private, no-store',
      'content-security-policy': `default-src 'none'; sandbox`,
      'x-content-type-options': 'nosniff',
    },
  })
}
