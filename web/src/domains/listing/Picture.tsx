// A photo of a piece at the widths that the shop serves; the box is 4:5 before it arrives.
import { pictureWidths } from '@hemline/rules/vocabulary/wire.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { useNear } from '../../platform/near.ts'
import { useTurn } from '../../platform/picture-queue.ts'
import { useTries } from '../../platform/picture-tries.ts'

/** On phones a little less than half, so that those with few pixels need no file of four times as many. */
const gridSizes = '(min-width: 1440px) 210px, (min-width: 1220px) 17vw, (min-width: 768px) 31vw, 44vw'

type Props = {
  photoId: number | undefined
  alt?: string
  eager?: boolean | undefined
  high?: boolean
  sizes?: string | undefined
  className?: string | undefined
}

export const pictureUrl = (photoId: number, width: (typeof pictureWidths)[number]): string =>
  `/pictures/${photoId}/${width}`

/**
 * Empty `alt`: the words beside it say it all. `eager` pictures are fetched at once, `high` ones before
 * everything else; the others when they come near.
 */
export function Picture(props: Props) {
  return props.photoId === undefined ? null : (
    <Trying key={props.photoId} {...props} photoId={props.photoId} />
  )
}

type Known = Props & { photoId: number }

function Trying(props: Known) {
  const { round, failed, fail } = useTries()
  return <Loading key={round} {...props} failed={failed} onFail={fail} />
}

/**
 * A picture that left with its screen is not waited for any more: its connection is free for the next one.
 */
function useCancel(box: RefObject<HTMLImageElement | null>): void {
  useEffect(() => {
    const image = box.current
    return () => {
      if (!image || image.complete) return
      image.removeAttribute('srcset')
      image.removeAttribute('src')
    }
  }, [box])
}

type Tried = Known & { failed: boolean; onFail: () => void }

function Loading({
  photoId,
  alt = '',
  eager = false,
  high = eager,
  sizes = gridSizes,
  className,
  failed,
  onFail,
}: Tried) {
  const box = useRef<HTMLImageElement>(null)
  const near = useNear(box, eager)
  const { mayLoad, done } = useTurn(near, eager)
  useCancel(box)
  // Without an address a picture that failed shows its words, or the ground below,
  // and no sign of being broken.
  const loads = mayLoad && !failed
  return (
    <img
      ref={box}
      className={className}
      sizes={sizes}
      srcSet={
        loads ? pictureWidths.map((width) => `${pictureUrl(photoId, width)} ${width}w`).join(', ') : undefined
      }
      src={loads ? pictureUrl(photoId, 640) : undefined}
      width={800}
      height={1000}
      alt={mayLoad ? alt : ''}
      fetchPriority={high ? 'high' : 'auto'}
      decoding="async"
      onLoad={done}
      onError={() => {
        onFail()
        done()
      }}
    />
  )
}
