const colours = ['#d62839', '#1d4fd7', '#f4c20d', '#12805c', '#7b2fbe', '#f07f13']

export function silks(number: number): string {
  const [main, sleeves] = [colours[number % 6], colours[(number + 1 + (number % 5)) % 6]]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M11 10L3 15l2 9 22 0 2-9-8-5z" fill="${sleeves}"/><path d="M11 10l5 2 5-2 3 2v18H8V12z" fill="${main}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
