import { isIP, isIPv6 } from 'node:net'

/** Headers in which proxies name the client: the usual one, and that of RFC 7239. */
export const PROXY_HEADERS = ['x-forwarded-for', 'forwarded'] as const

/** The proxies in front of a server: their number, and the header in which each names its client. */
export interface TrustedProxies {
  /** The exact number: with a larger one, clients could choose their apparent address. */
  readonly hops: number
  /** The header in which each names its client. */
  readonly header: (typeof PROXY_HEADERS)[number]
}

/**
 * The address of a client behind proxies. Each proxy appends the address of its own client to the header, so the client
 * is `hops` entries from the right; entries further left come from the client itself and are not trusted. If an entry
 * is not an IP address, the result is the proxy to its right.
 */
export function forwardedAddress(
  peer: string | undefined,
  sent: string | undefined,
  { hops, header }: TrustedProxies,
): string | undefined {
  let address = peer
  let end = sent?.length ?? 0
  for (let hop = 0; hop < hops && sent !== undefined && end > 0; hop++) {
    const start = sent.lastIndexOf(',', end - 1) + 1
    const entry = sent.slice(start, end).trim()
    const named = addressOf(header === 'forwarded' ? forOf(entry) : entry)
    if (named === undefined) return address
    address = named
    end = start - 1
  }
  return address
}

/** The parameter `for` of an element of a Forwarded header. */
const forOf = (element: string): string => /(?:^|;)\s*for\s*=\s*"?([^";]*)/i.exec(element)?.[1]?.trim() ?? ''

/** `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`, `[2001:db8::1]:4711` -> the address alone; undefined for anything else. */
function addressOf(text: string): string | undefined {
  const address = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return isIP(address) === 0 ? undefined : address
}

/** Groups of an IPv6 address that name a network; its owner controls all addresses in it. */
const NETWORK_GROUPS = 4

/**
 * The key by which limits count a client: an IPv4 address, or the network (/64) of an IPv6 address. An IPv4-mapped IPv6
 * address counts as IPv4.
 */
export function networkOf(address: string | undefined): string | undefined {
  if (address === undefined || !isIPv6(address)) return address
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  const filled = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail?.split(':').filter(Boolean) ?? [])]
  const network = filled.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
