/** Nobody found: shutters closed, a question at the frame. */
export function ClosedWindow({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 128 112" fill="none" aria-hidden="true" className={className}>
      <path d="M24 104V46a40 40 0 0 1 80 0v58z" fill="#0F5C63" />
      <path d="M32 104V46a32 32 0 0 1 64 0v58z" fill="#1F767D" />
      <path d="M64 14v90" stroke="#fff" strokeWidth="4" />
      <path
        d="M38 51h18M38 61h18M38 71h18M38 81h18M38 91h18M72 51h18M72 61h18M72 71h18M72 81h18M72 91h18"
        stroke="#0C4B51"
        strokeWidth="4"
      />
      <rect x="14" y="103" width="100" height="9" rx="2" fill="#0C4B51" />
      <circle cx="102" cy="29" r="22" fill="#FFB020" />
      <path
        d="M95.5 24.5c0-4 2.9-6.5 6.5-6.5s6.5 2.5 6.5 6c0 5-6.5 5-6.5 10"
        stroke="#10243E"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="102" cy="40.5" r="2.4" fill="#10243E" />
    </svg>
  )
}
