import { createContext, useContext } from 'react'
import { withSearchedWork } from '#bookings/domain/booking-paths.ts'

/** What the search that led here says about the work; empty without one. */
export const SearchedWork = createContext('')

/** Keeps it in the links to profiles and to the booking form, where it becomes the draft of the description. */
export function useWithSearchedWork(): (path: string) => string {
  const work = useContext(SearchedWork)
  return path => withSearchedWork(path, work)
}
