import type { MarketChange } from '../contract/marketChange.ts'

/** A place in the changes of a market. */
export interface SequencePoint {
  epoch: string
  seq: number
}

/** After a gap the image is asked for again whenever this many further changes had to be dropped. */
const askAgainAfter = 50

export interface MarketSequencePorts {
  /** A change was missed. Called once a gap. */
  onGap(): void
  askForImage(): void
}

/**
 * The order of one market's changes. `seq` grows by exactly one within an epoch; anything else that is new is a gap: what
 * follows is dropped, and its image is asked for, until that comes.
 */
export class MarketSequence {
  private epoch = ''
  private seq = -1
  /** Changes missed or dropped since a gap; 0 while there is none. */
  private missed = 0
  /** The newest change known of that was missed or dropped since the last image. */
  private newest: SequencePoint | undefined
  private readonly ports: MarketSequencePorts

  constructor(ports: MarketSequencePorts) {
    this.ports = ports
  }

  /** Whether a change is next in order and is to be applied; what is old, repeated or behind a gap is not. */
  accepts(change: MarketChange): boolean {
    const isSameEpoch = change.epoch === this.epoch
    if (change.isImage) {
      if (isSameEpoch && change.seq < this.seq) return false
      if (this.isOvertaken(change)) {
        this.newest = undefined
        this.ports.askForImage()
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
   * Whether prices that were read over HTTP are newer than those held. Without a connection they are, whatever their
   * epoch; with one, those of another epoch, or those that do not mend a gap, make it ask for an image.
   */
  acceptsRead(read: SequencePoint, isLive: boolean): boolean {
    const isComparable = read.epoch !== '' && read.epoch === this.epoch
    const isNewer = !this.hasBegun() || (isComparable ? read.seq > this.seq : !isLive)
    if (isNewer) {
      this.moveTo(read)
      this.missed = 0
    } else if (this.missed > 0 || read.epoch !== this.epoch) this.ports.askForImage()
    return isNewer
  }

  /**
   * Compares with the last change that the operator says it has sent: what is held and older has a gap. What waits for an
   * image, by a gap or because `isImageDue` with a new connection, asks again: that image may get lost as well.
   */
  compare(last: SequencePoint, isImageDue: boolean): void {
    if (this.missed > 0 || isImageDue) this.ports.askForImage()
    else if (last.epoch !== this.epoch || last.seq > this.seq) this.miss(last)
  }

  /** Whether any prices are held. */
  hasBegun(): boolean {
    return this.seq >= 0
  }

  private moveTo({ epoch, seq }: SequencePoint): void {
    this.epoch = epoch
    this.seq = seq
  }

  /** Whether a change was dropped that this image does not know of: it was made before, and came after. */
  private isOvertaken(image: SequencePoint): boolean {
    return this.newest !== undefined && this.newest.epoch === image.epoch && this.newest.seq > image.seq
  }

  private miss(change: SequencePoint): void {
    if (change.epoch !== this.newest?.epoch || change.seq > this.newest.seq) this.newest = change
    if (this.missed % askAgainAfter === 0) this.ports.askForImage()
    if (this.missed === 0) this.ports.onGap()
    this.missed += 1
  }
}
