import { type RefObject, useEffect, useState } from 'react'

/** How far beyond the screen something counts as near, where nothing else is said. */
const aroundIt = '600px 200px'

/**
 * Whether the element is in sight or nearly; once true it stays. `already`: true from the start, as in
 * a browser that can't tell.
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
