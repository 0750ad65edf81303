/** The operator's origins by kind of server, like `https://api.brand.example`. */
export interface OperatorHosts {
  /** The host of everything that has none of its own. */
  domain: string
  /** The host of business domains; defaults to `domain`. */
  b2b?: string | undefined
  /** The host of consumer domains, and of the calls that go to the players' server on every domain; defaults to `domain`. */
  b2c?: string | undefined
  /** The host of the configuration calls; defaults to `domain`. */
  master?: string | undefined
  /**
   * The host of the socket of `domain`; defaults to `domain`. Another server that the operator
   * chooses has its socket on the same host as its calls.
   */
  socket?: string | undefined
}
