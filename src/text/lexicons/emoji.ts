import { listPhrases } from './lexicon.js'

/**
 * Emoji and emoticons, shared by all languages: lines `value: sign, sign`. Skin tones and variation selectors are left
 * out of a text before a sign is looked up. Signs that both praise and blame use (😅 🙃 😏 😳) are mild or absent.
 */
const signs = `
  3: 😍, 🥰, 😻, 🤩, ❤, 💖, 💗, 💘, 💝, 💕, 💞, 💓, 💟, ❣, 💯, 🏆, 🥇, 😘, 🫶, 💎
  2.5: 👏, 🎉, 🎊, 🥳, 🙌, 🌟, ⭐, 💛, 💚, 💙, 💜, 🧡, 🤍, 🤎, 🖤, 🩷, 🩵, 😁, 😄, 😃, 🤗, 😇, 🫰, 💪, 🎖, 🏅, 👑
  2: 👍, 😀, 😊, ☺, 😋, 😎, 😆, 😂, 🤣, 😚, 😙, 😗, 😺, 😸, 😹, 😽, 👌, ✨, 🔥, 🤤, 😌, 🙂, 💃, 🕺, 🌹, 🌺, 🌸, 🌈, 🌞, ☀, 🍀, 🥂, 🍾,
  2: 🎁, 🎈, 🤝, 🚀, 😛, 😜, 😝, 🤪, 🤠, 🥹, 🤌, 🫡, 🦄, 💐, 🌻, 🌷, 🌼, 💫, 🎂, 🍻, 🏖, 🏝, 🐶, 🐱, 🐰, 🐼, 🦋, 🎶, 🎵
  1.5: 😉, ✌, 🤟, 🤘, 🤙, ✔, ✅, 🙏, 💋, 🆒, 🆗, 😏, 👶, 🎀, ☕, 🍕, 🍰, 🍫
  0.5: 😅, 🙃, 🤞, 👀, 🤓
  -0.7: 😐, 😑, 😶, 🤔, 🤨, 🫤, 😬, 🥱, 😴, 🤷, 😯, 😮, 😲, 😳, ❓, ⁉, 😓, 🫠, 💤
  -1.5: 😕, 🙁, ☹, 😟, 😥, 😰, 😧, 😦, ❌, ✖, ⚠, 🚫, 🙄, 😒, 🤥, ⛔, 🤦, 🥶, 🥵, 📉, 🙅, 😷, 🤒, 🤕, 🥀
  -2: 👎, 😞, 😔, 😢, 😿, 😣, 😖, 😩, 😫, 😪, 😨, 😱, 🙀, 😵, 🥺, 💔, ☠, 💀, 😾, 🐛, 🪳, 🐀, 🦟, 🪰, 🗑, 🚩, 🐌, 🆘, 💩, 🤡
  -3: 😠, 😡, 🤬, 😤, 🤮, 🤢, 😭, 🖕, 👿, 😈, 👺, 👹
  2: :), :-), =), (:, :], (=, ^^, ^_^, ^-^, \\o/, n_n, :o), :3, :*, :-*, xd, =d
  3: <3, :d, :-d, =d, <33, <333
  1.5: ;), ;-), :p, :-p, ;d, ;p
  -0.7: :|, :-|, -_-, :o, :-o, :s, :-s, o_o
  -1: :/, :-/, :\\, :-\\, =/
  -2: :(, :-(, ):, =(, :[, :c, >:(, )-:, :((, t_t, ;_;, </3, d:, :@
  -3: :'(, :'-(, ;(, >:-(
`

/** Value of each sign; emoticons in lower case. */
export const signValues: ReadonlyMap<string, number> = new Map(listPhrases(signs))
