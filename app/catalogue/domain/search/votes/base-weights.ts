// The table of weights that comes with the program: weights.json, written by `npm run search-weights`.
import table from '#catalogue/domain/search/votes/weights.json' with { type: 'json' }
import { countsFrom, weightsOf } from '#catalogue/domain/search/votes/weights.ts'

const BASE_COUNTS = countsFrom(table.features)
export const BASE_WEIGHTS = weightsOf(BASE_COUNTS)
