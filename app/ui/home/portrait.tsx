interface PortraitProps {
  src: string
  /** Size and shape of the frame. */
  className: string
}

/** A drawn person cropped to the head, for small round frames. Always beside a name or a promise: says nothing aloud. */
export function Portrait({ src, className }: PortraitProps) {
  return (
    <span className={`block shrink-0 overflow-hidden ${className}`}>
      <img
        src={src}
        alt=""
        width="288"
        height="306"
        loading="lazy"
        className="size-full origin-[50%_36%] scale-[1.28] object-cover object-top"
      />
    </span>
  )
}
