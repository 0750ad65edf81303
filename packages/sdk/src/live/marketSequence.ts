import type { MarketChange } from '../contract/marketChange.ts'

/** A position in the changes of a market. */
export interface SequencePoint {
  epoch: string
  seq: number
}

/** Number of dropped changes after a gap, after each of which the image is requested again. */
const askAgainAfter = 50

export interface MarketSequencePorts {
  /** Called once per gap, when a change was missed. */
  onGap(): void
  requestImage(): void
}

/**
 * The order of one market's changes. `seq` grows by exactly one within an epoch; any other new
 * value is a gap: later changes are dropped, and the market's image is requested until it arrives.
 */
export class MarketSequence {
  private epoch = ''
  private seq = -1
  /** Changes missed or dropped since a gap; 0 without one. */
  private missed = 0
  /** The newest known change that was missed or dropped since the last image. */
  private newest: SequencePoint | undefined
  private readonly ports: MarketSequencePorts

  constructor(ports: MarketSequencePorts) {
    this.ports = ports
  }

  /**
   * Returns true if a change is next in order and must be applied; old, repeated or post-gap
   * changes are not.
   */
  accepts(change: MarketChange): boolean {
    const isSameEpoch = change.epoch === this.epoch
    if (change.isImage) {
      if (isSameEpoch && change.seq < this.seq) return false
      if (this.isOvertaken(change)) {
        this.newest = undefined
        this.ports.requestImage()
        return false
      }
      this.missed = 0
      this.newest = undefined
    } else if (isSameEpoch && change.seq <= this.seq) {
      return false
    } else if (!isSameEpoch || change.seq !== this.seq + 1 || this.missed > 0) {
      this.miss(change)
      return false
    }
    this.moveTo(change)
    return true
  }

  /**
   * Returns true if prices read over HTTP are newer than the current ones. Without a connection
   * they are, whatever their epoch; with one, those of another epoch, or those that do not close a
   * gap, request an image.
   */
  acceptsRead(read: SequencePoint, isLive: boolean): boolean {
    const isComparable = read.epoch !== '' && read.epoch === this.epoch
    const isNewer = !this.hasBegun() || (isComparable ? read.seq > this.seq : !isLive)
    if (isNewer) {
      this.moveTo(read)
      this.missed = 0
    } else if (this.missed > 0 || read.epoch !== this.epoch) this.ports.requestImage()
    return isNewer
  }

  /**
   * Compares the market with the last change that the operator reports as sent: an older market has a gap. A market that
   * waits for an image, after a gap or a reconnect (`isImageDue`), requests it again, because it may have got lost.
   */
  compare(last: SequencePoint, isImageDue: boolean): void {
    if (this.missed > 0 || isImageDue) this.ports.requestImage()
    else if (last.epoch !== this.epoch || last.seq > this.seq) this.miss(last)
  }

  /** Returns true if it has any prices. */
  hasBegun(): boolean {
    return this.seq >= 0
  }

  private moveTo({ epoch, seq }: SequencePoint): void {
    this.epoch = epoch
    this.seq = seq
  }

  /** Returns true if a dropped change is newer than this image. */
  private isOvertaken(image: SequencePoint): boolean {
    return this.newest !== undefined && this.newest.epoch === image.epoch && this.newest.seq > image.seq
  }

  private miss(change: SequencePoint): void {
    if (change.epoch !== this.newest?.epoch || change.seq > this.newest.seq) this.newest = change
    if (this.missed % askAgainAfter === 0) this.ports.requestImage()
    if (this.missed === 0) this.ports.onGap()
    this.missed += 1
  }
}
