#include "protocol/shapes.h"

namespace filon::protocol {
namespace {

using Kind = Shape::Kind;

std::string type_of(const Shape& shape);

std::string typed_member(const std::string& name, const Shape& shape) { return name + "?: " + type_of(shape) + ";"; }

std::string type_of(const Shape& shape) {
  std::string text;
  const auto join = [&](std::string_view between, const auto& list, auto one) {
    for (const auto& item : list) text += (&item == &list.front() ? "" : std::string(between)) + one(item);
  };
  switch (shape.kind) {
    case Kind::Number: text = "number"; break;
    case Kind::Truth: text = "boolean"; break;
    case Kind::Text: text = "string"; break;
    case Kind::Named: text = shape.words.front(); break;
    case Kind::Word: join(" | ", shape.words, [](const std::string& word) { return "\"" + word + "\""; }); break;
    case Kind::List: text = "(" + type_of(shape.item.front()) + ")[]"; break;
    case Kind::Entries: text = "{ [key: string]: " + type_of(shape.item.front()) + " | undefined }"; break;
    case Kind::OneOf: join(" | ", shape.fields, [](const auto& one) { return type_of(one.second); }); break;
    case Kind::Tuple:
      join(", ", shape.fields, [&](const auto& one) {
        const bool may_be_missing = &one >= shape.fields.data() + (shape.fields.size() - shape.may_be_missing);
        return (one.first.empty() ? "name" : one.first) + (may_be_missing ? "?: " : ": ") + type_of(one.second);
      });
      text = "[" + text + "]";
      break;
    case Kind::Object:
      join(" ", shape.fields, [](const auto& one) { return typed_member(one.first, one.second); });
      text = "{ " + text + " }";
      break;
  }
  return shape.can_be_null ? text + " | null" : text;
}

// The kind of a field in one word: "Seat", "Card[]", "number".
std::string kind_of(const Shape& shape) {
  switch (shape.kind) {
    case Kind::Number: return "number";
    case Kind::Truth: return "boolean";
    case Kind::Text: return "string";
    case Kind::Named: return shape.words.front();
    case Kind::List: return kind_of(shape.item.front()) + "[]";
    case Kind::Entries: return kind_of(shape.item.front()) + "{}";
    case Kind::Word: return "word";
    case Kind::Tuple: return "tuple";
    case Kind::Object: return "object";
    case Kind::OneOf: return "variant";
  }
  return "";
}

// The fields of a tuple or an object by their names, in order, each with its kind.
std::string named_fields(const Shape& shape) {
  std::string text;
  for (const auto& [name, field] : shape.fields) {
    if (name.empty()) continue;
    text += (text.empty() ? "" : ", ") + name + ": ";
    text += field.kind == Kind::Object ? named_fields(field) : "\"" + kind_of(field) + "\"";
  }
  return "{ " + text + " }";
}

// TypeScript types do not exist at run time, but the client needs the names of fields to build sentences from events.
std::string constants_of(const std::string& name, const Shape& shape) {
  std::string text = "export const fieldsOf" + name + " = {\n";
  for (const auto& [unused, one] : shape.fields)
    text += "  " + one.fields.front().second.words.front() + ": " + named_fields(one) + ",\n";
  return text + "} as const;\n";
}

void write_schema(const Shape& shape, Json& json);

void write_type(const Shape& shape, Json& json) {
  switch (shape.kind) {
    case Kind::Number: json.member("type", "integer"); break;
    case Kind::Truth: json.member("type", "boolean"); break;
    case Kind::Text: json.member("type", "string"); break;
    case Kind::Named: json.member("$ref", std::string_view("#/$defs/" + shape.words.front())); break;
    case Kind::Word:
      json.key("enum").begin('[');
      for (const std::string& word : shape.words) json.value(std::string_view(word));
      json.end(']');
      break;
    case Kind::List:
      json.member("type", "array").key("items");
      write_schema(shape.item.front(), json);
      break;
    case Kind::Entries: {
      Shape item = shape.item.front();
      item.can_be_null = true;  // null removes an entry, or a member of one
      for (auto& field : item.fields) field.second.can_be_null = true;
      json.member("type", "object").key("additionalProperties");
      write_schema(item, json);
      break;
    }
    case Kind::OneOf:
      json.key("oneOf").begin('[');
      for (const auto& [name, one] : shape.fields) write_schema(one, json);
      json.end(']');
      break;
    case Kind::Tuple:
      json.member("type", "array");
      if (!shape.fields.empty()) {  // a schema must not have an empty "prefixItems"
        json.key("prefixItems").begin('[');
        for (const auto& [name, one] : shape.fields) write_schema(one, json);
        json.end(']');
      }
      json.member("items", false);
      json.member("minItems", static_cast<int>(shape.fields.size() - shape.may_be_missing));
      break;
    case Kind::Object:
      json.member("type", "object").key("properties").begin('{');
      for (const auto& [name, one] : shape.fields) {
        json.key(name);
        write_schema(one, json);
      }
      json.end('}').member("additionalProperties", false);
      break;
  }
}

void write_schema(const Shape& shape, Json& json) {
  json.begin('{');
  if (shape.can_be_null) {
    Shape other = shape;
    other.can_be_null = false;
    json.key("anyOf").begin('[').begin('{').member("type", "null").end('}');
    write_schema(other, json);
    json.end(']');
  } else {
    write_type(shape, json);
  }
  json.end('}');
}

}  // namespace

std::string as_typescript(const NamedShapes& shapes) {
  std::string text;
  for (const auto& [name, shape] : shapes) text += "export type " + name + " = " + type_of(shape) + ";\n";
  for (const auto& [name, shape] : shapes)
    if (name == "Told" || name == "Secret") text += constants_of(name, shape);
  return text;
}

std::string as_schema(const NamedShapes& shapes) {
  std::string text;
  Json json(text);
  json.begin('{');
  for (const auto& [name, shape] : shapes) {
    json.key(name);
    write_schema(shape, json);
  }
  json.end('}');
  return text;
}

}  // namespace filon::protocol
