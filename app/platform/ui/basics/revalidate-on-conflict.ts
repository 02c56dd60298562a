import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** React Router does not reload after a 4xx; after 409 the page is out of date, so it must. */
export const revalidateOnConflict = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => actionStatus === 409 || defaultShouldRevalidate
