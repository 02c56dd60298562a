// How long the texts of a booking may be; apart from the schema, so that browsers need no zod.

export const DESCRIPTION_MAX_LENGTH = 1_000
export const ADDRESS_MAX_LENGTH = 200
