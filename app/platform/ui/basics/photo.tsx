import { type ComponentProps, useEffect, useRef, useState } from 'react'

/**
 * A photo over the initials of a person. When it cannot be loaded it is hidden and the initials are seen. Without
 * JavaScript the empty `alt` keeps the browser from drawing its broken-image mark.
 */
export function Photo(props: Omit<ComponentProps<'img'>, 'alt' | 'ref' | 'onError' | 'hidden'>) {
  const image = useRef<HTMLImageElement>(null)
  const { src } = props
  const [failedSrc, setFailedSrc] = useState<string>()
  useEffect(() => {
    // The error event may have been fired before hydration.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedSrc(src)
  }, [src])
  return (
    <img
      {...props}
      ref={image}
      alt=""
      hidden={src !== undefined && src === failedSrc}
      onError={() => setFailedSrc(src)}
    />
  )
}
