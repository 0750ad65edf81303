/** Footer with only the mandatory text. */
export default function Footer() {
  return <footer>18+, and no more than you can lose</footer>
}
