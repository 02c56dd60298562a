// The three demo accounts with a password; the README names them. Everybody else of the demo data cannot sign in.
import { mailAt } from '#database/demo/person-ids.ts'

export const DEMO_PASSWORD = 'demo-tecniya'
export const DEMO_CLIENT = { name: 'María Eugenia Salazar', email: mailAt('cliente') } as const
export const DEMO_TECHNICIAN = { name: 'Carlos Andrés Rojas', email: mailAt('tecnico') } as const
export const DEMO_ADMIN = { name: 'Camila Duarte', email: mailAt('admin') } as const

export const DEMO_EMAILS: readonly string[] = [DEMO_CLIENT.email, DEMO_TECHNICIAN.email, DEMO_ADMIN.email]
