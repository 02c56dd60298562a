// What an address names is looked for in the database, which knows no NUL: nothing of ours can be found under one.
import { data, type MiddlewareFunction } from 'react-router'

export const refuseUnknowable: MiddlewareFunction<Response> = ({ params }, next) => {
  if (Object.values(params).some(part => part?.includes('\0'))) throw data(null, 404)
  return next()
}
