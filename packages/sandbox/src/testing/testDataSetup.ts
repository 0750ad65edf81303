/** Prints once, before the operator's tests, that some of them are skipped. */
export default function setUp(): void {
  if (process.env['KIT_TEST_DATA']) return
  process.stdout.write(
    'KIT_TEST_DATA names no folder: tests on recorded streams, matches and seasons are skipped.\n',
  )
}
