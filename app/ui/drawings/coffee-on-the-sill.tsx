/** Nothing to do right now: a coffee on the sill. */
export function CoffeeOnTheSill({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 128 112" fill="none" aria-hidden="true" className={className}>
      <path d="M20 104V58a44 44 0 0 1 88 0v46z" fill="#D9EBEA" />
      <circle cx="82" cy="42" r="14" fill="#FFB020" />
      <path
        d="M54 42c4 4-3 7 1 14M67 42c4 4-3 7 1 14"
        stroke="#489AA0"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M82 68h6a7 7 0 0 1 0 14h-6" stroke="#0F5C63" strokeWidth="4.5" />
      <path
        d="M42 64h40v18a12 12 0 0 1-12 12H54a12 12 0 0 1-12-12z"
        fill="#fff"
        stroke="#0F5C63"
        strokeWidth="4.5"
        strokeLinejoin="round"
      />
      <rect x="12" y="96" width="104" height="10" rx="2" fill="#0C4B51" />
    </svg>
  )
}
