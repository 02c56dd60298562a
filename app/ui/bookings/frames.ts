// How wide the two timelines are: shared by the pages and by what stands in for them.
export const CLIENT_FRAME = 'mx-auto w-full max-w-[calc(57.5rem+2*var(--gutter))] px-(--gutter) pt-7 md:pt-10'
export const AGENDA_FRAME = 'mx-auto w-full max-w-[calc(65rem+2*var(--gutter))] px-(--gutter) pt-7 md:pt-10'
