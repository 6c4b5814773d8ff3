export * from '@valija/palabras/dia.ts'
