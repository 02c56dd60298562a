import { redirect } from 'react-router'

/** D7: the landing after a technician registers leads to the editor. */
export const loader = () => redirect('/mi-perfil')
