import { useSearchParams } from 'react-router'

/** The query of the booking form with another date; the service and the earlier booking stay. */
export function useSearchWithDate(): (date: string) => string {
  const [params] = useSearchParams()
  return date => {
    const changed = new URLSearchParams(params)
    changed.set('date', date)
    return `?${changed}`
  }
}
