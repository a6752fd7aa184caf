import { listPhrases } from './lexicon.js'

/**
 * Emoji and emoticons, shared by all languages: lines `value: sign, sign`. Skin tones and variation selectors are removed
 * before a sign is looked up. Signs that are used for both praise and blame (😅 🙃 😏 😳) have a small value or none.
 */
const signs = `
  3: 😍, 🥰, 😻, 🤩, ❤, ♥, 💖, 💗, 💘, 💝, 💕, 💞, 💓, 💟, ❣, 💯, 🏆, 🥇, 😘, 🫶, 💎
  2.5: 👏, 🎉, 🎊, 🥳, 🙌, 🌟, ⭐, 💛, 💚, 💙, 💜, 🧡, 🤍, 🤎, 🖤, 🩷, 🩵, 🤗, 😇, 🫰, 💪, 🎖, 🏅, 👑
  2: 👍, 😀, 😊, ☺, 😆, 😂, 🤣, 😚, 😙, 😗, 😺, 😸, 😹, 😽, 👌, ✨, 🔥, 🤤, 😌, 🙂, 💃, 🕺, 🌹, 🌺, 🌸, 🌈, 🌞, ☀, 🍀, 🥂, 🍾,
  2: 🎁, 🎈, 🤝, 🚀, 😛, 😜, 😝, 🤪, 🤠, 🥹, 🤌, 🫡, 🦄, 💐, 🌻, 🌷, 🌼, 💫, 🎂, 🍻, 🏖, 🏝, 🐶, 🐱, 🐰, 🐼, 🦋, 🎶, 🎵
  1.5: 😁, 😄, 😃, 😋, 😎, ♡, ✌, 🤟, 🤘, 🤙, ✔, ✅, 🙏, 💋, 🆒, 🆗, 👶, 🎀, ☕, 🍕, 🍰, 🍫
  0.5: 😉, 😏, 😅, 🙃, 🤞, 👀, 🤓
  -0.7: 😐, 😑, 😶, 🤔, 🤨, 🫤, 😬, 🥱, 😴, 🤷, 😯, 😮, 😲, 😳, ❓, ⁉, 😓, 🫠, 💤
  -1: 😭, 😩, 😱
  -1.5: 😕, 🙁, ☹, 😟, 😥, 😰, 😧, 😦, 💔, ❌, ✖, ⚠, 🚫, 🙄, 😒, 🤥, ⛔, 🤦, 🥶, 🥵, 📉, 🙅, 😷, 🤒, 🤕, 🥀
  -2: 👎, 😞, 😔, 😢, 😿, 😣, 😖, 😫, 😪, 😨, 🙀, 😵, 🥺, ☠, 💀, 😾, 🐛, 🪳, 🐀, 🦟, 🪰, 🗑, 🚩, 🐌, 🆘, 💩, 🤡
  -3: 😠, 😡, 🤬, 😤, 🤮, 🤢, 🖕, 👿, 😈, 👺, 👹
  2: :), :-), =), (:, :], =], ^^, ^_^, ^-^, \\o/, :3, :*, :-*, xd, xdd, xddd, :'d
  3: <3, :d, :-d, =d, <33, <333
  1.5: ;), ;-), ;d, :p, :-p, =p, ;p, :')
  -0.7: :|, :-|, :-o, :-s
  -2: -_-, -.-, --'
  -1: :/, :-/, :\\, :-\\, =/
  -2: :(, :-(, =(, ;(, ;-(, >:(, ;_;, </3
  -3: :'(, :'-(, >:-(
`

/** Value of each sign; emoticons in lower case. */
export const signValues: ReadonlyMap<string, number> = new Map(listPhrases(signs))
