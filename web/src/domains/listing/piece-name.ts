// A piece's name within a sentence: its title begins small there, unless the word is a name of its own.
const names = ['Breton', 'Chelsea', 'Oxford', 'Fair', 'Mary', 'Henley', 'Hawaiian', 'T-shirt']

/** "Alexander McQueen camel wrap dress"; "COS Breton-striped tee". */
export function nameWithin({ brand, title }: { brand: string; title: string }): string {
  const kept = names.some((name) => title.startsWith(name)) || /^[^a-z]{2}/.test(title)
  return `${brand} ${kept ? title : title.charAt(0).toLowerCase() + title.slice(1)}`
}
