// Texts of generated reviews. They fit any technician, man or woman.
import { z } from 'zod'
import texts from '#database/demo/reviews/texts.json' with { type: 'json' }
import { SPECIALTIES } from '#technicians/domain/specialties.ts'

const LIST = z.array(z.string().min(1)).min(1)
const TEXTS = z
  .strictObject({
    comments: z.strictObject({ 1: LIST, 2: LIST, 3: LIST, 4: LIST, 5: LIST }),
    praiseByTrade: z.record(z.enum(SPECIALTIES.map(({ label }) => label)), LIST),
    repliesToPraise: LIST,
  })
  .parse(texts)

/** Of any trade, by stars. */
export const COMMENTS = TEXTS.comments
/** Five stars. */
export const PRAISE_BY_TRADE = TEXTS.praiseByTrade
/** What technicians answer. */
export const REPLIES_TO_PRAISE = TEXTS.repliesToPraise
