// Section 2: loading messages.

export const BOOKINGS_LOADING_TEXT = 'Cargando tus reservas…'
export const TECHNICIAN_LOADING_TEXT = 'Buscando tu perfil de técnico…'
export const AGENDA_LOADING_TEXT = 'Cargando agenda…'
