/**
 * SHA-256 of the public keys (SubjectPublicKeyInfo) whose private halves come with the samples: whatever certificate
 * carries one, anybody can sign as its owner.
 */
export const llavesDeMuestra: ReadonlySet<string> = new Set([
  'fb2805cd11f65e568f6d2795dc1f5da761c72112f58f78aecf77048a5f9a3e02',
  'bb30935488520ca3a22364c12153b1ab9cdb62f51d86c0b2f680892cedd780ef',
  '843dcbeafae7c6d5caab16f9e34302aef2189549f1c8a7172e3b1d92b571cd37',
  '49536986ff864069a0ba42135d22b94e08e5197cb0fee7848bfafea41bb2ceb4',
])
