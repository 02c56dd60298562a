/** Something failed: the plug came out of its socket. */
export function UnpluggedCord({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 128 112" fill="none" aria-hidden="true" className={className}>
      <circle cx="64" cy="56" r="52" fill="#FFEDC7" />
      <path d="M46 34l10 8M64 26l4 14M86 27l-7 13" stroke="#F29B00" strokeWidth="5" strokeLinecap="round" />
      <path d="M6 68h26M98 68h24" stroke="#10243E" strokeWidth="7" strokeLinecap="round" />
      <path d="M56 60h12M56 76h12" stroke="#10243E" strokeWidth="5.5" strokeLinecap="round" />
      <path d="M30 50h16a12 12 0 0 1 12 12v12a12 12 0 0 1-12 12H30z" fill="#0F5C63" />
      <path d="M98 50H88a12 12 0 0 0-12 12v12a12 12 0 0 0 12 12h10z" fill="#C8553D" />
    </svg>
  )
}
