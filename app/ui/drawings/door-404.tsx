/** No such page: a door that leads nowhere. */
export function Door404({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 128 112" fill="none" aria-hidden="true" className={className}>
      <path d="M28 104V40a36 36 0 0 1 72 0v64z" fill="#093B41" />
      <path d="M36 104V40a28 28 0 0 1 56 0v64z" fill="#0F5C63" />
      <path d="M46 66h36v30H46z" stroke="#0C4B51" strokeWidth="4" />
      <circle cx="86" cy="74" r="3.5" fill="#FFDD99" />
      <rect x="44" y="30" width="40" height="22" rx="4" fill="#FFB020" />
      <text x="64" y="46" fill="#10243E" fontSize="14.5" fontWeight="800" textAnchor="middle">
        404
      </text>
      <rect x="16" y="103" width="96" height="9" rx="2" fill="#C8553D" />
    </svg>
  )
}
