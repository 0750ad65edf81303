/** Like the site: "-250000.5" becomes "-2,50,000.5". Exact. */
export const grouped = (points) =>
  String(points).replace(/\d+/, (whole) => BigInt(whole).toLocaleString('en-IN'))
