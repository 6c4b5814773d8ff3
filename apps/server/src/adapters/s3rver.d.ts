/** The S3 server of the tests carries no types of its own. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: never[] }[]
    })
    run(): Promise<{ port: number; address: string }>
    close(): Promise<void>
  }
}
