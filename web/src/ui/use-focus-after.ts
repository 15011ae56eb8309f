import { useLayoutEffect, useRef } from 'react'

const controls = 'a[href], button:not([disabled])'

/** The focused element and the elements around it, innermost first; empty when nothing has the focus. */
function chainOfFocus(): readonly Element[] {
  const chain: Element[] = []
  const { activeElement, body } = globalThis.document
  for (let one = activeElement; one && one !== body; one = one.parentElement) chain.push(one)
  return chain
}

/**
 * Hook: returns the function that says where the focus goes when a dialog closes: true for the element that
 * had it before the dialog was `open`. When that element left the page meanwhile ("Choose my sizes", once
 * there are sizes), the first control of the nearest part that is still there.
 */
export function useFocusAfter(open: boolean): () => HTMLElement | true {
  const chain = useRef<readonly Element[]>([])
  useLayoutEffect(() => {
    if (open) chain.current = chainOfFocus()
  }, [open])
  return () => {
    const [opener, ...around] = chain.current
    if (!opener || opener.isConnected) return true
    for (const part of around) {
      const control = part.isConnected ? part.querySelector<HTMLElement>(controls) : null
      if (control) return control
    }
    return true
  }
}
