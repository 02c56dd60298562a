// Section 9: how long something that failed is tried again by itself.
export const OPERATION_WINDOW_MS = 2 * 60_000
export const UPLOAD_WINDOW_MS = 10 * 60_000
