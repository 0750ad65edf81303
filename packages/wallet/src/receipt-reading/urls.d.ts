/** The URL of a file that the bundler emits next to the script. */
declare module '*?url' {
  const address: string
  export default address
}
