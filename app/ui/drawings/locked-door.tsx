/** Not for this key: a closed door with its padlock. */
export function LockedDoor({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 128 112" fill="none" aria-hidden="true" className={className}>
      <path d="M28 104V40a36 36 0 0 1 72 0v64z" fill="#093B41" />
      <path d="M36 104V40a28 28 0 0 1 56 0v64z" fill="#0F5C63" />
      <path d="M46 78h36v18H46zM46 66V40a18 18 0 0 1 36 0v26z" stroke="#0C4B51" strokeWidth="4" />
      <path d="M56 60v-8a8 8 0 0 1 16 0v8" stroke="#FFDD99" strokeWidth="5" />
      <rect x="50" y="58" width="28" height="24" rx="5" fill="#FFB020" />
      <circle cx="64" cy="68" r="3.2" fill="#10243E" />
      <path d="M64 69v6" stroke="#10243E" strokeWidth="3.2" strokeLinecap="round" />
      <rect x="16" y="103" width="96" height="9" rx="2" fill="#C8553D" />
    </svg>
  )
}
