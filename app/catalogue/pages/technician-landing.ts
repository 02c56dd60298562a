import { redirect } from 'react-router'

/** D7: where technicians land after registering; redirects to the editor. */
export const loader = () => redirect('/mi-perfil')
