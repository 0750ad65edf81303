/** The address of a file that the bundler emits beside the program. */
declare module '*?url' {
  const address: string
  export default address
}
