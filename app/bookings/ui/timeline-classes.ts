// Page width of the two timelines, shared by the pages and their loading screens.
export const CLIENT_PAGE = 'mx-auto w-full max-w-[calc(57.5rem+2*var(--gutter))] px-(--gutter) pt-7 md:pt-10'
export const AGENDA_PAGE = 'mx-auto w-full max-w-[calc(65rem+2*var(--gutter))] px-(--gutter) pt-7 md:pt-10'
