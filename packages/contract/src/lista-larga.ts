import { z } from 'zod'

/**
 * A list that may be thousands long, looked at until its first mistake: a list of nothing but mistakes would else keep
 * whoever answers busy for seconds, writing each of them down.
 */
export const listaLarga = <T extends z.ZodType>(item: T) =>
  z.preprocess((value, ctx) => {
    if (!Array.isArray(value)) return value
    for (const [i, one] of value.entries()) {
      const { error } = item.safeParse(one)
      if (!error) continue
      for (const issue of error.issues) ctx.addIssue({ ...issue, path: [i, ...issue.path] })
      break
    }
    return value
  }, z.array(item))
