import { type RefObject, useEffect, useState } from 'react'

/** The margin around the screen within which an element counts as near, unless the caller names another. */
const aroundIt = '600px 200px'

/**
 * Hook: returns whether the element is on the screen or within `margin` (CSS; 600 px above and below, 200 px
 * beside unless given) of it; once true, the value stays true. `already`: true from the start.
 */
export function useNear(element: RefObject<Element | null>, already = false, margin = aroundIt): boolean {
  const [near, setNear] = useState(already)
  useEffect(() => {
    const found = element.current
    if (near || !found) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: margin },
    )
    observer.observe(found)
    return () => observer.disconnect()
  }, [element, near, margin])
  return near
}
