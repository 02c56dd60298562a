import { createContext, useContext } from 'react'
import { type Searched, withSearched } from '#bookings/domain/booking-paths.ts'

/** What the search that led here says about the work, and the trades that it means; both may be empty. */
export const SearchedWork = createContext<Searched>({ work: '', trades: [] })

/** Keeps both in the links to profiles and to the booking form: a draft of the description, and the trade of the visit. */
export function useWithSearchedWork(): (path: string) => string {
  const searched = useContext(SearchedWork)
  return path => withSearched(path, searched)
}
