// The name of a piece within a sentence: its title begins in lower case, unless the first word is a
// proper name.
const names = ['Breton', 'Chelsea', 'Oxford', 'Fair', 'Mary', 'Henley', 'Hawaiian', 'T-shirt']

/** Returns brand and title, as in "Alexander McQueen camel wrap dress" or "COS Breton-striped tee". */
export function nameWithin({ brand, title }: { brand: string; title: string }): string {
  const kept = names.some((name) => title.startsWith(name)) || /^[^a-z]{2}/.test(title)
  return `${brand} ${kept ? title : title.charAt(0).toLowerCase() + title.slice(1)}`
}
