/** A pulsing placeholder; its size comes from `className`. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-8 bg-paper-200 ${className}`} />
}
