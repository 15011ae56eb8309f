// The code on a bag, as barcode and typed by employees: "HB", nine digits and a check digit, so that a
// typing error never yields the code of another bag (issue "Selling": wrong barcode; decision 0071).

const pattern = /^HB(\d{9})(\d)$/

/**
 * Returns the check digit of ISO/IEC 7812-1 annex B (Luhn), which detects every single wrong digit and
 * nearly all exchanges of neighbours.
 */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((all, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 2 : 1)
    return all + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/**
 * Returns the code of a clean-out bag from its label number: "HB", nine digits and a check digit. Throws
 * RangeError unless the number is whole and has at most nine digits.
 */
export function bagCodeOf(number: number): string {
  if (!Number.isSafeInteger(number) || number < 0 || number > 999_999_999)
    throw new RangeError(`bag codes: ${number}`)
  const digits = String(number).padStart(9, '0')
  return `HB${digits}${checkDigit(digits)}`
}

/**
 * Reads a scanned or typed code of a clean-out bag, ignoring spaces, dashes and case; null when it is no bag
 * code or its check digit is wrong.
 */
export function readBagCode(text: string): string | null {
  const code = text.slice(0, 60).replace(/[\s-]/g, '').toUpperCase()
  const match = pattern.exec(code)
  return match?.[1] !== undefined && String(checkDigit(match[1])) === match[2] ? code : null
}

/** Returns the code of a clean-out bag in groups for reading: "HB 730 100 001 4". */
export const bagCodeWords = (code: string): string =>
  code.replace(/^(HB)(\d{3})(\d{3})(\d{3})(\d)$/, '$1 $2 $3 $4 $5')
