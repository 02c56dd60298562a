// Section 5: at least 6 characters.
export const PASSWORD_MIN_LENGTH = 6
/** Hashing takes time in proportion; nobody types more. */
export const PASSWORD_MAX_LENGTH = 256
